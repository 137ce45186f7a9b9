import type { Stop } from './lists.ts'
import { H, R, W } from './numbers.ts'
import { lean, printingFilters } from './printing.ts'

export type SceneOptions = {
  /** The title in Japanese. */
  ja: string
  /** Where the subject is, for crops: '50% 60%'. */
  pos: string
  paper?: string
  grain?: number
  wood?: number
}

/** A drawing that can be drawn again by its id. */
export type Drawing = { id: string; svg: string }

type GradOptions = { x1?: number; y1?: number; x2?: number; y2?: number; abs?: boolean }
type RadOptions = { cx?: number; cy?: number; r?: number; abs?: boolean; t?: string }
type MirrorOptions = { opacity?: number; squash?: number; clipTo?: string }

const stopTags = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

const unitsTag = (abs: boolean | undefined) => (abs ? ' gradientUnits="userSpaceOnUse"' : '')

/** One print: collects definitions and drawings, and adds the marks of paper, wood and hand at the end. */
export class Scene {
  readonly id: string
  readonly title: string
  readonly options: Required<SceneOptions>
  readonly #defs: string[] = []
  #body: string[] = []
  #ids = 0
  readonly #once = new Map<string, string>()

  /** The id is the name of the print, the title its alternative text. */
  constructor(id: string, title: string, options: SceneOptions) {
    this.id = id
    this.title = title
    this.options = { paper: '#efe6d4', grain: 1, wood: 1, ...options }
  }

  add(...drawings: string[]): this {
    this.#body.push(...drawings)
    return this
  }

  /** Puts all that is drawn so far into one group, to move or scale the whole. */
  wrap(attributes: string): this {
    this.#body = [`<g ${attributes}>${this.#body.join('')}</g>`]
    return this
  }

  uid(): string {
    const initials = this.id.split('-').map((word) => word[0])
    return initials.join('') + (this.#ids++).toString(36)
  }

  /** Makes a definition at the first call with this key and gives it again later, so that equals are written once. */
  once(key: string, make: () => string): string {
    const made = this.#once.get(key) ?? make()
    this.#once.set(key, made)
    return made
  }

  /** Bokashi: a hand-wiped gradation along a line. */
  grad(stops: readonly Stop[], options: GradOptions = {}): string {
    const { x1 = 0, y1 = 0, x2 = 0, y2 = 1, abs } = options
    return this.once(JSON.stringify([stops, options]), () => {
      const id = this.uid()
      const axis = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${unitsTag(abs)}`
      this.define(`<linearGradient id="${id}" ${axis}>${stopTags(stops)}</linearGradient>`)
      return `url(#${id})`
    })
  }

  /** Bokashi from a middle outwards. */
  rad(stops: readonly Stop[], options: RadOptions = {}): string {
    const { cx = 0.5, cy = 0.5, r = 0.5, abs, t } = options
    return this.once(`r${JSON.stringify([stops, options])}`, () => {
      const id = this.uid()
      const circle = `cx="${cx}" cy="${cy}" r="${r}"${unitsTag(abs)}${t ? ` gradientTransform="${t}"` : ''}`
      this.define(`<radialGradient id="${id}" ${circle}>${stopTags(stops)}</radialGradient>`)
      return `url(#${id})`
    })
  }

  define(svg: string): void {
    this.#defs.push(svg)
  }

  /** Defines a drawing in which ID stands for its id, and gives the id. */
  def(svg: string): string {
    const id = this.uid()
    this.define(svg.replace('ID', id))
    return id
  }

  /** Keeps a drawing for strew() and gives its id. */
  keep(svg: string): string {
    const id = this.uid()
    this.define(`<g id="${id}">${svg}</g>`)
    return id
  }

  /** A clip path from path data. */
  clip(d: string): string {
    return `url(#${this.def(`<clipPath id="ID"><path d="${d}"/></clipPath>`)})`
  }

  /** The reference to one of the printing filters. */
  f(filter: string): string {
    return `url(#${this.id}-${filter})`
  }

  /** Carved edge. For every solid shape; not for hairlines. */
  cut(...drawings: string[]): string {
    return this.#filtered('cut', drawings)
  }

  /** 14 px blur. */
  soft(...drawings: string[]): string {
    return this.#filtered('soft', drawings)
  }

  /** 26 px blur. */
  glow(...drawings: string[]): string {
    return this.#filtered('glow', drawings)
  }

  #filtered(filter: string, drawings: string[]): string {
    return `<g filter="${this.f(filter)}">${drawings.join('')}</g>`
  }

  /** Names a group so that mirror() can draw it again. */
  named(svg: string): Drawing {
    const id = this.uid()
    return { id, svg: `<g id="${id}">${svg}</g>` }
  }

  /** The reflection of a named group in water or on a wet road. */
  mirror(id: string, waterY: number, options: MirrorOptions = {}): string {
    const { opacity = 0.55, squash = 1, clipTo } = options
    const clip = clipTo ? ` clip-path="${clipTo}"` : ''
    const turned = `translate(0 ${R(waterY * (1 + squash))}) scale(1 -${squash})`
    return `<g${clip}><g filter="${this.f('wave')}" opacity="${opacity}"><use href="#${id}" transform="${turned}"/></g></g>`
  }

  /** The finished print; `drawn` is the size to draw it at. */
  svg(drawn = { width: W, height: H }): string {
    const { paper, grain, wood } = this.options
    const size = `width="${W}" height="${H}"`
    const over = (filter: string, opacity: number) => `<rect ${size} filter="${this.f(filter)}" opacity="${opacity}"/>`
    const marks = over('baren', 0.09 * wood) + over('wood', 0.09 * wood) + over('grain', 0.2 * grain)
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${drawn.width}" height="${drawn.height}"`,
      ` preserveAspectRatio="xMidYMid slice" role="img" aria-label="${this.title}"><title>${this.title}</title>`,
      `<defs>${printingFilters(this.id)}${lean(this.#defs.join(''))}</defs>`,
      `<rect ${size} fill="${paper}"/>${lean(this.#body.join(''))}`,
      `<g style="mix-blend-mode:multiply">${marks}</g>${over('fleck', 0.16 * grain)}</svg>`,
    ].join('')
  }
}
