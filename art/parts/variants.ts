import type { Scene } from './scene.ts'

export type Hour = 'dawn' | 'day' | 'dusk' | 'night'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter' | 'snow'

/** The same place at another hour or in another season. */
export type Variant = { hour?: Hour; season?: Season }

/** Draws one print; `also` lists the variants that are printed besides the plain one. */
export type DrawScene = { (variant?: Variant): Scene; also?: Variant[] }

// The empty tuple in the union lets lists of colours keep their length.
type Ink = string | number | boolean | readonly [] | readonly Ink[] | { readonly [name: string]: Ink }
type Inks = { readonly [name: string]: Ink }

/** The plain palette with what differs at the wanted season and hour. */
export const tone = <P extends Inks>(
  variant: Variant,
  plain: P,
  other: Partial<Record<Hour | Season, Partial<NoInfer<P>>>> = {},
): P => ({
  ...plain,
  ...(variant.season && other[variant.season]),
  ...(variant.hour && other[variant.hour]),
})

/** The name of a print: place, season, hour. */
export const name = (id: string, { season, hour }: Variant): string => [id, season, hour].filter(Boolean).join('-')
