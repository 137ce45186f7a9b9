import { line, path, R, type Scene, type Stop, stops } from '../../parts/index.ts'

/** Blades stand with the point up: spine on the left, edge on the right, heel at 0, 0 and handle below. */
const BLADES = {
  gyuto: { width: 50, outline: 'M0 0V-150C2-190 10-218 26-240C46-196 50-120 50-8L44 0z' },
  santoku: { width: 54, outline: 'M0 0V-132C6-164 22-184 46-192C54-150 54-80 54-8L48 0z' },
  nakiri: { width: 60, outline: 'M0 0V-170Q2-178 12-178L58-172Q62-170 62-160V-6L56 0z' },
  yanagiba: { width: 34, outline: 'M0 0V-210C2-240 8-258 18-272C32-220 34-120 34-8L28 0z' },
  deba: { width: 70, outline: 'M0 0V-110C4-150 18-176 38-192C62-140 70-70 70-8L62 0z' },
  petty: { width: 32, outline: 'M0 0V-96C2-120 8-136 18-150C30-118 32-60 32-6L26 0z' },
}

export type KnifeKind = keyof typeof BLADES

/** How a knife is lit. */
export type KnifeInks = { steel: Stop[]; wood: Stop[]; horn: string; mark?: string }

export const BRIGHT: KnifeInks = {
  steel: stops([0, '#6f808c'], [0.45, '#b9c6ca'], [0.56, '#8496a0'], [0.6, '#e9efec'], [1, '#c3d0d2']),
  wood: stops([0, '#f0d6a4'], [0.5, '#c99e66'], [1, '#7d5836']),
  horn: '#1d1a1c',
  mark: '#4d5c68',
}
export const DIM: KnifeInks = {
  steel: stops([0, '#39454e'], [0.5, '#75858c'], [0.6, '#55646c'], [1, '#8f9da2']),
  wood: stops([0, '#8a6a44'], [1, '#4a3526']),
  horn: '#120f10',
}
export const SHADOW: KnifeInks = {
  steel: stops([0, '#0a1020'], [1, '#0a1020']),
  wood: stops([0, '#0a1020'], [1, '#0a1020']),
  horn: '#0a1020',
}

export function knife(S: Scene, kind: KnifeKind, x: number, y: number, k: number, turn: number, inks: KnifeInks) {
  const { width, outline } = BLADES[kind]
  const across = { x2: 1, y2: 0 }
  const grip = width * 0.12
  const mark = width * 0.3
  return [
    `<g transform="translate(${R(x)} ${R(y)}) rotate(${turn}) scale(${k})">`,
    path(`M${grip}-4H${grip + 20}L${grip + 23} 104Q${grip + 10} 112 ${grip - 3} 104z`, S.grad(inks.wood, across)),
    path(`M${grip - 1}-6H${grip + 21}L${grip + 21.6} 20H${grip - 1.4}z`, inks.horn),
    path(outline, S.grad(inks.steel, across)),
    inks.mark ? line(`M${mark}-44v26M${mark - 5}-38h10M${mark - 5}-26h10`, inks.mark, 2.4) : '',
    '</g>',
  ].join('')
}
