import { D, line, nth, path, R, rng, type Scene, table } from '../../parts/index.ts'

const BLUE = ['#2f4f96', '#5c7fc4', '#a9c1ea']
const VIOLET = ['#5a3f8a', '#8b73b9', '#cdbce4']
const PINK = ['#9a4f7c', '#c98bab', '#f0d0da']

const HYDRANGEA_LAYERS = [
  { flowers: 26, spread: 1, size: 0.5 },
  { flowers: 20, spread: 0.86, size: 0.42 },
  { flowers: 12, spread: 0.62, size: 0.3 },
]

/** Heads of flowers and their leaves in both near corners. */
export function drawHydrangea(S: Scene) {
  const q = rng(19)
  const hyd = (x: number, y: number, s: number, tones: readonly string[]) => {
    let a = ''
    tones.forEach((c, j) => {
      const layer = nth(HYDRANGEA_LAYERS, j)
      let d = ''
      for (let i = 0; i < layer.flowers; i++) {
        const an = q(0, 6.28)
        const k = Math.sqrt(q()) * s * layer.spread
        d += `M${R(x + Math.cos(an) * k - j * 3)} ${R(y + Math.sin(an) * k * 0.86 - j * 5)}h0`
      }
      a += line(d, c, D(s * layer.size), 'stroke-linecap="round"')
    })
    return a
  }
  let lv = ''
  for (let i = 0; i < 60; i++) {
    const left = i < 36
    const x = left ? q(-20, 620) : q(1440, 1640)
    const y = q(905, 1075) + (left ? x * 0.09 : 0)
    const a = q(-0.6, 0.6)
    const l = q(44, 84)
    lv += `M${R(x)} ${R(y)}q${R(l * 0.3)} ${R(-l * 0.5 + a * 20)} ${R(l)} ${R(a * 30)}q${R(-l * 0.5)} ${R(l * 0.4)} ${R(-l)} ${R(-a * 30)}z`
  }
  S.add(S.cut(path(lv, '#1f4a3c'), path(lv, '#3f7350', 'transform="translate(30 -26) scale(.98)" opacity=".8"')))
  table(
    [40, 930, 62, BLUE],
    [150, 1000, 74, VIOLET],
    [262, 960, 60, BLUE],
    [60, 1050, 66, PINK],
    [360, 1030, 70, BLUE],
    [476, 1052, 56, VIOLET],
    [1540, 950, 60, VIOLET],
    [1600, 1030, 72, BLUE],
    [1490, 1046, 56, PINK],
    [250, 1062, 54, PINK],
  ).forEach(([x, y, s, tones]) => {
    S.add(hyd(x, y, s, tones))
  })
}
