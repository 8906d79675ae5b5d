/// An expression that answers the texts of a page whose contrast is below 4.5 to 1, with their
/// contrast.
///
/// By WCAG 2.2's relative luminance, against the nearest ground that is opaque. What is disabled or
/// not seen is left out.
let faintTexts = """
  (() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const channels = (color) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (color) => {
      const [red, green, blue] = channels(color).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = (element) => {
      for (let place = element; place; place = place.parentElement) {
        const color = getComputedStyle(place).backgroundColor;
        if (channels(color)[3] === 255) return color;
      }
      return 'white';
    };
    const faint = [];
    let count = 0;
    for (const element of document.querySelectorAll('body *')) {
      const texts = [...element.childNodes].filter((node) => node.nodeType === 3);
      const text = texts.map((node) => node.textContent.trim()).join('');
      if (!text || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.matches('script, style, .unseen, .unseen *')) continue;
      count += 1;
      const [a, b] = [luminance(getComputedStyle(element).color), luminance(ground(element))];
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      if (contrast < 4.5) faint.push(`${text.slice(0, 40)}: ${contrast.toFixed(2)}`);
    }
    return count < 20 ? ['too few texts'] : faint;
  })()
  """
