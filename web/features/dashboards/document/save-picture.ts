import { saveFile } from '../../../lib/clipboard.ts'

const scale = 2
const padding = 24
const headingHeight = 40

/** Draws the page as it is seen. The browser itself lays it out, inside a picture that can load nothing. */
export async function savePictureOf(element: HTMLElement, title: string): Promise<void> {
  const printed = element.querySelector<HTMLElement>('[data-printed]') ?? element
  const { width, height } = { width: printed.offsetWidth, height: printed.scrollHeight }
  const copy = copyOf(printed)
  copy.style.margin = '0'
  copy.style.maxWidth = 'none'
  copy.style.width = `${width}px`
  const background = getComputedStyle(element).backgroundColor
  const holder = document.createElement('div')
  holder.setAttribute('xmlns', 'http://www.w3.org/1999/xhtml')
  holder.style.padding = `${padding}px`
  if (printed.querySelector('h1') === null) {
    const heading = document.createElement('div')
    heading.textContent = title
    heading.style.cssText = `font: 600 20px/28px ${getComputedStyle(printed).fontFamily}; color: ${getComputedStyle(printed).color}; height: ${headingHeight}px`
    holder.append(heading)
  }
  holder.append(copy)
  const outer = { width: width + 2 * padding, height: height + headingHeight + 2 * padding }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${outer.width}" height="${outer.height}"><style>${await fontRules()}</style><foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(holder)}</foreignObject></svg>`
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = outer.width * scale
  canvas.height = outer.height * scale
  const context = canvas.getContext('2d')!
  context.fillStyle = background
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('The picture could not be made'))), 'image/png'),
  )
  saveFile(`${title.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.png`, blob)
}

/** With every style written out, and charts as the pictures they are. Buttons that are only a sign are left out. */
function copyOf(from: HTMLElement): HTMLElement {
  const copy = from.cloneNode(false) as HTMLElement
  writeStyle(from, copy)
  for (const child of from.childNodes) {
    if (child instanceof HTMLCanvasElement) copy.append(pictureOf(child))
    else if (child instanceof HTMLButtonElement && child.textContent.trim() === '') continue
    else if (child instanceof HTMLElement) copy.append(copyOf(child))
    else if (child instanceof SVGElement) {
      const drawing = child.cloneNode(true) as SVGElement
      writeStyle(child, drawing)
      copy.append(drawing)
    } else if (child instanceof Text) copy.append(child.cloneNode())
  }
  return copy
}

function pictureOf(canvas: HTMLCanvasElement): HTMLImageElement {
  const image = document.createElement('img')
  image.src = canvas.toDataURL('image/png')
  writeStyle(canvas, image)
  return image
}

function writeStyle(from: Element, to: HTMLElement | SVGElement): void {
  const style = getComputedStyle(from)
  to.removeAttribute('class')
  to.style.cssText = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')
}

/** A picture knows no fonts of the page, so the one that the page is written in goes into it. */
async function fontRules(): Promise<string> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => /Inter/.test(style.getPropertyValue('font-family')))
    .filter(({ style }) => /U\+(0000|0-|100-|0100)/i.test(style.getPropertyValue('unicode-range')))
  const written = await Promise.all(
    rules.map(async ({ style, parentStyleSheet }) => {
      const address = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1]
      if (address === undefined) return ''
      const font = await fetch(new URL(address, parentStyleSheet?.href ?? location.href))
      const range = style.getPropertyValue('unicode-range')
      return `@font-face{font-family:'Inter Variable';font-weight:100 900;src:url(${await dataAddress(await font.blob())}) format('woff2');unicode-range:${range}}`
    }),
  )
  return written.join('')
}

const dataAddress = (content: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(content)
  })
