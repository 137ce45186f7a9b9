import { type Clothes, figures } from './figures.ts'
import { at } from './shapes.ts'

export type PersonKind = keyof typeof figures
export type PersonOptions = {
  /** Main colour and second colour of the clothes. */
  a?: string
  b?: string
  skin?: string
  hair?: string
  /** Sash or tie. */
  acc?: string
  flip?: boolean | number
  /** Drawn behind and in front of the figure, in its own units. */
  under?: string
  over?: string
}

/** An oiled-paper umbrella over a figure. */
export const wagasa = (c: string, d: string, y = -84) =>
  `<path d="M-34 ${y}Q-16 ${y - 18} 0 ${y - 20}Q16 ${y - 18} 34 ${y}Q17 ${y + 3} 0 ${y + 3}Q-17 ${y + 3} -34 ${y}z" fill="${c}"/>` +
  `<path d="M0 ${y - 20}Q-12 ${y - 14} -17 ${y + 2}M0 ${y - 20}V${y + 3}M0 ${y - 20}Q12 ${y - 14} 17 ${y + 2}" stroke="${d}" stroke-width="1" fill="none" opacity=".55"/>` +
  `<path d="M0 ${y - 20}v-4" stroke="${d}" stroke-width="1.6"/>`

export const umbrella = (c: string, d: string, y = -86) =>
  `<path d="M-30 ${y + 2}Q-28 ${y - 20} 0 ${y - 21}Q28 ${y - 20} 30 ${y + 2}Q22 ${y - 3} 15 ${y + 1}Q8 ${y - 3} 0 ${y + 1}Q-8 ${y - 3} -15 ${y + 1}Q-22 ${y - 3} -30 ${y + 2}z" fill="${c}"/>` +
  `<path d="M0 ${y - 21}Q13 ${y - 14} 15 ${y + 1}M0 ${y - 21}Q-13 ${y - 14} -15 ${y + 1}" stroke="${d}" stroke-width=".9" fill="none" opacity=".6"/>`

const SMALL = 110

/** A figure of height h, feet at (x, y); faces are turned away or left blank. */
export function person(x: number, y: number, h: number, kind: PersonKind, o: PersonOptions = {}) {
  const { a = '#232b3d', b = '#39435a', skin = '#d9b99a', hair = '#17161b', acc = '#c2452d', flip } = o
  const fold: Clothes['fold'] = (d, w = 0.8, op = 0.6) =>
    h < SMALL
      ? ''
      : `<path d="${d}" fill="none" stroke="${b}" stroke-width="${w}" opacity="${op}" stroke-linecap="round"/>`
  const figure = figures[kind]({ a, b, skin, hair, acc, fold })
  return at(x, y, h / 100, (o.under ?? '') + figure + (o.over ?? ''), flip)
}
