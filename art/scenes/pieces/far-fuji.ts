import { g, type Mountain, type Scene, type Stop } from '../../parts/index.ts'

type Inks = { dark: readonly Stop[]; lit: readonly Stop[]; snow: string; litSnow: string }

/** Mount Fuji far off in the morning, the left flank in the sun. */
export function farFuji(S: Scene, { body, shade, snow }: Mountain, inks: Inks) {
  const lit = S.clip(shade)
  // Each block is cut once and inked twice: in shadow, and in the sun.
  const block = (d: string, dark: string, light: string) => {
    const again = `<use href="#${S.keep(`<path d="${d}"/>`)}"/>`
    return g(again, `fill="${dark}"`) + g(again, `fill="${light}" clip-path="${lit}"`)
  }
  return S.cut(block(body, S.grad(inks.dark), S.grad(inks.lit)), block(snow, inks.snow, inks.litSnow))
}
