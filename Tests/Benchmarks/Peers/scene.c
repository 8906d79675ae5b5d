#include "scene.h"

#include <stdio.h>
#include <stdlib.h>

static _Noreturn void fail(const char *path) {
  fprintf(stderr, "%s: not a scene\n", path);
  exit(EXIT_FAILURE);
}

Scene readScene(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) fail(path);
  Scene scene;
  int read = fscanf(file, "%lf %lf %lf %lf %lf %lf %d", &scene.width, &scene.height, &scene.scale,
                    &scene.radius, &scene.bar, &scene.fontSize, &scene.count);
  if (read != 7) fail(path);
  scene.cards = calloc((size_t)scene.count, sizeof(Card));
  for (int index = 0; index < scene.count; index++) {
    Card *card = &scene.cards[index];
    read = fscanf(file, "%lf %lf %lf %lf %x %31[^\n]", &card->x, &card->y, &card->width,
                  &card->height, &card->color, card->label);
    if (read != 6) fail(path);
  }
  fclose(file);
  return scene;
}
