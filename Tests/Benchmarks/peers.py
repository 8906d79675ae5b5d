"""Draws the scenes with Maquette and with its peers, in turn, and compares the pictures.

Programs are timed as whole processes. Libraries for Python are timed warm, from the text or the
calls to the written file, without Python's own start: an advantage of some 20 ms.
"""

import importlib.metadata
import pathlib
import shutil
import statistics
import subprocess
import sys
import time

import PIL.Image
import PIL.ImageChops

import scenes
from peer_scenes import Scene

C_SOURCES = pathlib.Path(__file__).parent / "Peers"
INTER = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"


def with_skia(skia):
    """Draws with Skia's own calls, and writes its PNG."""
    face = skia.FontMgr().matchFamilyStyle("Inter", skia.FontStyle.Normal())

    def draw(scene, path):
        surface = skia.Surface(round(scene.width * scene.scale), round(scene.height * scene.scale))
        canvas = surface.getCanvas()
        canvas.clear(skia.Color(0xF2, 0xF2, 0xF2))
        canvas.scale(scene.scale, scene.scale)
        font = skia.Font(face, scene.font)
        font.setEdging(skia.Font.Edging.kAntiAlias)
        font.setSubpixel(True)
        black = skia.Paint(Color=skia.ColorBLACK, AntiAlias=True)
        border = skia.Paint(Color=0x33000000, AntiAlias=True, Style=skia.Paint.kStroke_Style,
                            StrokeWidth=1)
        for x, y, width, height, color, label in scene.cards:
            rows = scene.label_rows(height)
            fill = skia.Paint(Color=0xFF000000 | int(color[1:], 16), AntiAlias=True)
            canvas.save()
            canvas.clipRRect(
                skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, width, height), scene.radius,
                                      scene.radius), doAntiAlias=True)
            canvas.drawRect(skia.Rect.MakeXYWH(x, y, width, height), fill)
            if scene.bar:
                canvas.drawRect(skia.Rect.MakeXYWH(x, y + height - rows, width, rows),
                                skia.Paint(Color=skia.ColorWHITE))
            baseline = scene.font * (0.96875 - 0.2412) / 2
            canvas.drawString(label, x + (width - font.measureText(label)) / 2,
                              y + height - rows / 2 + baseline, font, black)
            canvas.restore()
            canvas.drawRRect(
                skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x + .5, y + .5, width - 1, height - 1),
                                      scene.radius - .5, scene.radius - .5), border)
        surface.makeImageSnapshot().save(str(path), skia.kPNG)

    return draw


def with_takumi(takumi):
    """Draws elements with a style sheet, and writes the PNG that Takumi made."""
    core = takumi._core
    font = (pathlib.Path(INTER).read_bytes(), "Inter", 400.0, None, None, None)
    renderer = core.NativeRenderer(load_default_fonts=False, fonts=[font])

    def draw(_, path, scene):
        path.write_bytes(renderer.render_compiled(
            renderer.compile_html(f"<body>{scene.body()}</body>"),
            stylesheets=[renderer.compile_stylesheet(scene.style())],
            width=round(scene.width * scene.scale), height=round(scene.height * scene.scale),
            device_pixel_ratio=float(scene.scale)))

    return draw


class Peer:
    """A program or library: `prepare` once for a scene and `draw`, which is timed."""

    def __init__(self, name, version, draw, suffix=None, source=None, scenes_of=None):
        self.name, self.version, self.draw = name, version, draw
        self.suffix, self.source = suffix, source
        self.scenes = scenes_of or ["S1", "S2", "S3", "S4"]


def output_of(arguments):
    return subprocess.run(arguments, capture_output=True, text=True, check=True).stdout.strip()


def process(arguments):
    """Runs a program and answers the memory that it held at most, in MiB.

    GNU time stands between: until it becomes the program, a child counts the memory of its parent
    as its own, and Python's is larger than that of some programs.
    """
    command = ["/usr/bin/time", "--quiet", "--format", "%M", *arguments]
    lines = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
                           check=True).stderr.splitlines()
    return int(lines[-1]) / 1024


def compiled(folder, name, libraries):
    """One of the programs in C, compiled with the optimisation that its users have."""
    flags = output_of(["pkg-config", "--cflags", "--libs", "pangocairo"]).split()
    sources = [str(C_SOURCES / source) for source in (f"{name}.c", "drawing.c", "scene.c")]
    subprocess.run(["cc", "-O2", "-std=gnu11", *sources, "-o", str(folder / name), *flags,
                    *libraries], check=True)
    return str(folder / name)


def pair_arguments(sources, pictures):
    return [str(path) for pair in zip(sources, pictures) for path in pair]


def one_by_one(command):
    """Draws with a program that takes one picture at a time; `command` answers its arguments."""
    def draw(sources, pictures, drawn):
        return max(process(command(source, picture, scene))
                   for source, picture, scene in zip(sources, pictures, drawn))
    return draw


def programs(folder):
    """The peers that are whole processes."""
    naive, careful = (compiled(folder, "naive", ["-lm"]),
                      compiled(folder, "careful", ["-lz", "-lm", "-lpthread"]))
    cairo = output_of(["pkg-config", "--modversion", "cairo"])
    pango = output_of(["pkg-config", "--modversion", "pango"])
    libraries = f"cairo {cairo}, Pango {pango}"
    yield Peer("naive C", libraries,
               lambda sources, pictures, _: process([naive, *pair_arguments(sources, pictures)]),
               "txt", Scene.text)
    yield Peer("careful C, 2 threads", libraries,
               lambda sources, pictures, _: process(
                   [careful, "2", *pair_arguments(sources, pictures)]),
               "txt", Scene.text)
    if shutil.which("rsvg-convert"):
        version = output_of(["rsvg-convert", "--version"]).split()[-1].strip("()")
        yield Peer("rsvg-convert", version, one_by_one(
            lambda source, picture, _: ["rsvg-convert", str(source), "--output", str(picture)]),
            "svg", Scene.svg)
    resvg = pathlib.Path(sys.executable).with_name("resvg")
    if resvg.exists():
        yield Peer("resvg", output_of([resvg, "--version"]), one_by_one(
            lambda source, picture, _: [resvg, "--skip-system-fonts", "--use-font-file", INTER,
                                        str(source), str(picture)]), "svg", Scene.svg)
    if shutil.which("chromium"):
        version = output_of(["chromium", "--version"]).split()[1]
        yield Peer("Chromium, headless", version, one_by_one(
            lambda source, picture, scene: [
                "chromium", "--headless", "--no-sandbox", "--hide-scrollbars",
                f"--force-device-scale-factor={scene.scale}",
                f"--window-size={scene.width},{round(scene.height)}",
                f"--screenshot={picture}", str(source)]), "html", Scene.html, ["S1", "S2"])


def libraries():
    """The peers that are libraries for Python, those of them that are installed."""
    def each(draw):
        def all_of(sources, pictures, drawn):
            for source, picture, scene in zip(sources, pictures, drawn):
                draw(source, picture, scene)
            return None
        return all_of

    def version(package):
        return importlib.metadata.version(package)

    try:
        import takumi_py
        yield Peer("takumi (takumi-py)", version("takumi-py"), each(with_takumi(takumi_py)),
                   scenes_of=["S1", "S2", "S4"])
    except ImportError:
        pass
    try:
        import typst
        yield Peer("typst", version("typst"), each(
            lambda source, picture, scene: typst.compile(
                str(source), output=str(picture), format="png", ppi=72 * scene.scale)),
            "typ", Scene.typst)
    except ImportError:
        pass
    try:
        import skia
        skia_draw = with_skia(skia)
        yield Peer("skia-python", version("skia-python"), each(
            lambda _, picture, scene: skia_draw(scene, picture)))
    except ImportError:
        pass
    try:
        import cairosvg
        yield Peer("CairoSVG", version("cairosvg"), each(
            lambda source, picture, _: cairosvg.svg2png(url=str(source), write_to=str(picture))),
            "svg", Scene.svg, ["S1", "S2"])
    except ImportError:
        pass


def difference(path, other):
    """The part of the pixels of two pictures that differ by more than an eighth in a channel."""
    with PIL.Image.open(path) as first, PIL.Image.open(other) as second:
        if first.size != second.size:
            return 1.0
        delta = PIL.ImageChops.difference(first.convert("RGB"), second.convert("RGB"))
        largest = PIL.ImageChops.lighter(PIL.ImageChops.lighter(*delta.split()[:2]),
                                         delta.split()[2])
        above = sum(largest.histogram()[33:])
        return above / (first.size[0] * first.size[1])


def timed(action):
    start = time.perf_counter()
    peak = action()
    return (time.perf_counter() - start) * 1000, peak


def measure(tool, folder, runs):
    """A dictionary of scenes to lists of (name, version, milliseconds, MiB or None, difference)."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    configs = scenes.write(folder)
    found = {}
    peers = [*programs(folder), *libraries()]
    for name, previews in scenes.scenes().items():
        if name not in ("S1", "S2", "S3", "S4"):
            continue
        drawn = [Scene(preview) for preview in previews]
        ours = folder / "Maquette"
        actions = {"Maquette": lambda: process([
            tool, "render", str(configs[name]), "--no-cache", "--quiet", "--output", str(ours)])}
        versions = {"Maquette": output_of([tool, "--version"]).split("\n")[0].split()[-1]}
        pictures = {"Maquette": [ours / f"{scene.name}.png" for scene in drawn]}
        for peer in peers:
            if name not in peer.scenes:
                continue
            place = folder / peer.name.replace(" ", "-")
            place.mkdir(exist_ok=True)
            sources = [place / f"{scene.name}.{peer.suffix}" for scene in drawn]
            if peer.source:
                for source, scene in zip(sources, drawn):
                    source.write_text(peer.source(scene))
            pictures[peer.name] = [place / f"{scene.name}.png" for scene in drawn]
            versions[peer.name] = peer.version
            actions[peer.name] = (lambda peer=peer, sources=sources, drawn=drawn:
                                  peer.draw(sources, pictures[peer.name], drawn))
        times = {peer: [] for peer in actions}
        peaks = {}
        for _ in range(runs):
            for peer, action in actions.items():
                if len(times[peer]) >= 2 and statistics.median(times[peer]) > 3000:
                    continue
                elapsed, peak = timed(action)
                times[peer].append(elapsed)
                peaks[peer] = peak if peak is None else max(peak, peaks.get(peer, 0))
        found[name] = [
            (peer, versions[peer], statistics.median(times[peer]), peaks[peer],
             statistics.mean(difference(one, other) for one, other in
                             zip(pictures["Maquette"], pictures[peer])))
            for peer in actions
        ]
    return found
