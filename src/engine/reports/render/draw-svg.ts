/** The part of a PDF document that drawing needs. */
export type Canvas = PDFKit.PDFDocument

type Element = { tag: string; attributes: Record<string, string>; text: string; children: Element[] }

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", nbsp: ' ' }
const decoded = (text: string) =>
  text.replace(/&(#x?[0-9a-f]+|\w+);/gi, (whole, name: string) => {
    if (entities[name] !== undefined) return entities[name]
    if (!name.startsWith('#')) return whole
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** Reads the SVG that our own charts are written in; nothing else is ever given to it. */
function parse(svg: string): Element {
  const root: Element = { tag: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const token = /<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g
  for (const [, closing, tag, attributes, empty, text] of svg.matchAll(token)) {
    const parent = open.at(-1)!
    if (text !== undefined) parent.text += decoded(text)
    else if (closing) open.length > 1 && open.pop()
    else if (tag !== undefined) {
      const element: Element = { tag, attributes: {}, text: '', children: [] }
      for (const [, name, value] of (attributes ?? '').matchAll(/([\w:-]+)="([^"]*)"/g))
        element.attributes[name!] = decoded(value!)
      for (const [, name, value] of (element.attributes.style ?? '').matchAll(/([\w-]+)\s*:\s*([^;]+)/g))
        element.attributes[name!] ??= value!.trim()
      parent.children.push(element)
      if (!empty) open.push(element)
    }
  }
  return root
}

const number = (text: string | undefined, otherwise = 0): number => {
  const value = Number.parseFloat(text ?? '')
  return Number.isFinite(value) ? value : otherwise
}

type Ink = { colour: string; opacity: number } | null

function inkOf(value: string | undefined): Ink {
  if (!value || value === 'none' || value === 'transparent' || value.startsWith('url(')) return null
  const rgba = /^rgba?\(([^)]+)\)$/.exec(value)
  if (!rgba) return { colour: value === 'currentColor' ? '#000000' : value, opacity: 1 }
  const [r, g, b, a] = rgba[1]!.split(',').map((part) => number(part))
  const hex = [r, g, b].map((part) =>
    Math.max(0, Math.min(255, Math.round(part ?? 0)))
      .toString(16)
      .padStart(2, '0'),
  )
  return { colour: `#${hex.join('')}`, opacity: a === undefined ? 1 : a }
}

/** Draws a chart as lines and letters, so that it stays sharp at any size. */
export function drawSvg(
  canvas: Canvas,
  svg: string,
  x: number,
  y: number,
  width: number,
  fonts: { plain: string; bold: string },
): number {
  const tree = parse(svg).children.find(({ tag }) => tag === 'svg')
  if (!tree) return 0
  const [, , boxWidth, boxHeight] = (tree.attributes.viewBox ?? '').split(/[\s,]+/).map((part) => number(part))
  const [w, h] = [boxWidth || number(tree.attributes.width, 720), boxHeight || number(tree.attributes.height, 405)]
  const clips = new Map<string, Element>()
  const gradients = new Map<string, string>()
  const collect = (element: Element): void => {
    const { id } = element.attributes
    if (id && element.tag === 'clipPath') clips.set(id, element)
    if (id && /Gradient$/.test(element.tag))
      gradients.set(id, element.children[0]?.attributes['stop-color'] ?? '#999999')
    element.children.forEach(collect)
  }
  collect(tree)
  canvas.save()
  canvas.translate(x, y).scale(width / w)
  canvas.rect(0, 0, w, h).clip()
  for (const child of tree.children) draw(child)
  canvas.restore()
  return (h * width) / w

  function draw(element: Element): void {
    const { tag, attributes } = element
    if (['defs', 'style', 'clipPath', 'title', 'desc'].includes(tag) || attributes.display === 'none') return
    canvas.save()
    transform(attributes.transform)
    const clip = /url\(#([^)]+)\)/.exec(attributes['clip-path'] ?? '')?.[1]
    const shape = clip === undefined ? undefined : clips.get(clip)?.children[0]
    if (shape && outline(shape)) canvas.clip()
    if (tag === 'text') write(element)
    else if (outline(element)) paint(attributes)
    for (const child of element.children) if (child.tag !== 'tspan') draw(child)
    canvas.restore()
  }

  function transform(text: string | undefined): void {
    for (const [, name, values] of (text ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values!.split(/[\s,]+/).map((part) => number(part))
      if (name === 'translate') canvas.translate(a, b)
      else if (name === 'rotate') canvas.rotate(a, { origin: [b, c] })
      else if (name === 'scale') canvas.scale(a, b || a)
      else if (name === 'matrix') canvas.transform(a, b, c, d, e, f)
    }
  }

  function outline({ tag, attributes: at }: Element): boolean {
    if (tag === 'path' && at.d) canvas.path(at.d)
    else if (tag === 'rect') canvas.rect(number(at.x), number(at.y), number(at.width), number(at.height))
    else if (tag === 'circle') canvas.circle(number(at.cx), number(at.cy), number(at.r))
    else if (tag === 'ellipse') canvas.ellipse(number(at.cx), number(at.cy), number(at.rx), number(at.ry))
    else if (tag === 'line') canvas.moveTo(number(at.x1), number(at.y1)).lineTo(number(at.x2), number(at.y2))
    else if ((tag === 'polyline' || tag === 'polygon') && at.points) {
      const points = at.points
        .trim()
        .split(/[\s,]+/)
        .map((part) => number(part))
      for (let i = 0; i + 1 < points.length; i += 2)
        i === 0 ? canvas.moveTo(points[i]!, points[i + 1]!) : canvas.lineTo(points[i]!, points[i + 1]!)
      if (tag === 'polygon') canvas.closePath()
    } else return false
    return true
  }

  function paint(at: Record<string, string>): void {
    const gradient = /url\(#([^)]+)\)/.exec(at.fill ?? '')?.[1]
    const fill = gradient === undefined ? inkOf(at.fill ?? '#000000') : inkOf(gradients.get(gradient))
    // A line without width is still drawn as a hair by a PDF reader.
    const stroke = number(at['stroke-width'], 1) > 0 ? inkOf(at.stroke) : null
    const opacity = number(at.opacity, 1)
    if (stroke) {
      canvas.lineWidth(number(at['stroke-width'], 1)).strokeColor(stroke.colour, 1)
      const dash = at['stroke-dasharray']?.split(/[\s,]+/).map((part) => number(part))
      if (dash && dash.length > 0 && dash.every((part) => part > 0))
        canvas.dash(dash[0]!, { space: dash[1] ?? dash[0]! })
      if (at['stroke-linejoin'] === 'round' || at['stroke-linejoin'] === 'bevel') canvas.lineJoin(at['stroke-linejoin'])
    }
    if (fill) canvas.fillColor(fill.colour)
    canvas.fillOpacity((fill?.opacity ?? 1) * number(at['fill-opacity'], 1) * opacity)
    canvas.strokeOpacity((stroke?.opacity ?? 1) * number(at['stroke-opacity'], 1) * opacity)
    if (fill && stroke) canvas.fillAndStroke()
    else if (fill) canvas.fill()
    else if (stroke) canvas.stroke()
    else canvas.path('M0 0').fillOpacity(0).fill()
  }

  function write({ attributes: at, text, children }: Element): void {
    const words = text + children.map((child) => child.text).join('')
    const fill = inkOf(at.fill ?? '#000000')
    if (!fill || words.trim() === '') return
    const size = number(at['font-size'], 12)
    const bold = at['font-weight'] === 'bold' || number(at['font-weight']) >= 600
    canvas
      .font(bold ? fonts.bold : fonts.plain)
      .fontSize(size)
      .fillColor(fill.colour)
      .fillOpacity(fill.opacity * number(at.opacity, 1))
    const wide = canvas.widthOfString(words)
    const anchor = at['text-anchor']
    const left = number(at.x) - (anchor === 'middle' ? wide / 2 : anchor === 'end' ? wide : 0)
    const baseline = at['dominant-baseline']
    // Where the letters' own baseline lies, from the position that is given.
    const shift =
      baseline === 'central' || baseline === 'middle'
        ? size * 0.36
        : baseline === 'hanging' || baseline === 'text-before-edge'
          ? size * 0.76
          : 0
    canvas.text(words, left, number(at.y) + number(at.dy) + shift, { lineBreak: false, baseline: 'alphabetic' })
  }
}
