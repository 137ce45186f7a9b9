import { D, lerp, line, type Point, path, R, rng, type Scene, stops } from '../../parts/index.ts'
import { flat, softly } from './polygons.ts'
import { EAVES, far, HOOD, type House, OVERHANG, out, RIDGE, SKIRT, THICK, width } from './thatched-frame.ts'

const STRAW = { top: '#d3b57e', lit: '#b8955f', deep: '#8a6a44', dark: '#5f472f', cut: '#e3c88f' }
/** Straw that the light only grazes, and straw in shadow. */
const GRAZED = { top: '#c4a470', lit: '#a88858', deep: '#7d603f', dark: '#57422b', cut: '#d6b981' }
const SHADED = { top: '#937a5c', lit: '#7d6449', deep: '#5f4a38', dark: '#453528', cut: '#a68a62' }

/** Below the window of the loft: a skirt of thatch over the end wall; above it the window itself. */
export function end(S: Scene, house: House, side: number) {
  const { see, half, haze, endLit } = house
  const straw = endLit ? STRAW : SHADED
  const foot = side * (half + OVERHANG)
  const top = side * (half - 0.35)
  const wall = side * (half - 0.5)
  const skirt = [
    see(foot, EAVES, -out(EAVES)),
    see(foot, EAVES, out(EAVES)),
    see(top, SKIRT, out(SKIRT)),
    see(top, SKIRT, -out(SKIRT)),
  ]
  const inset = side * 0.14
  const edge = [
    see(foot, EAVES, -out(EAVES)),
    see(foot, EAVES, out(EAVES)),
    see(foot - inset, EAVES - THICK, out(EAVES) - 0.2),
    see(foot - inset, EAVES - THICK, -out(EAVES) + 0.2),
  ]
  const gable = [
    see(wall, SKIRT - 0.2, -out(SKIRT)),
    see(wall, SKIRT - 0.2, out(SKIRT)),
    see(wall, HOOD + 0.4, out(HOOD + 0.4)),
    see(wall, HOOD + 0.4, -out(HOOD + 0.4)),
  ]
  const pane = (w0: number, w1: number) =>
    flat([see(wall, 6, w0), see(wall, 6, w1), see(wall, 4.75, w1), see(wall, 4.75, w0)])
  const courses = [3.3, 3.75, 4.2].map((h) => {
    const u = lerp(foot, top, (h - EAVES) / (SKIRT - EAVES))
    const [[ax, ay], [bx, by]] = [see(u, h, -out(h)), see(u, h, out(h))]
    return `M${R(ax)} ${R(ay)}L${R(bx)} ${R(by)}`
  })
  const fill = S.grad(stops([0, haze(straw.lit)], [1, haze(straw.deep)]))
  return (
    path(flat(gable), haze(endLit ? '#8a6848' : '#3a2d28')) +
    path(pane(-1.35, -0.08) + pane(0.08, 1.35), haze(endLit ? '#f3e4bd' : '#cdb88f')) +
    path(softly(edge, house.metre * 0.12), haze(straw.cut)) +
    path(softly(skirt, house.metre * 0.3), fill) +
    line(courses.join(''), haze(straw.dark), width(house, 0.06), 'opacity=".5"')
  )
}

/** The slope that looks at us: straw in courses, and the thick cut edge above the wall. */
export function frontSlope(S: Scene, house: House) {
  const { see, half, haze, seed, straws, metre, endLit } = house
  const straw = endLit ? GRAZED : STRAW
  const r = rng(seed)
  const outer = half + OVERHANG
  const at = (u: number, h: number) => see(u, h, -out(h))
  const rim = (s: number) => [at(s * outer, EAVES), at(s * (half - 0.2), SKIRT), at(s * (half + 0.1), HOOD)]
  const slope = softly([...rim(-1), at(-half + 1.9, RIDGE), at(half - 1.9, RIDGE), ...rim(1).reverse()], metre * 0.35)
  const under = (u: number) => see(u * 0.985, EAVES - THICK, -out(EAVES) + 0.22)
  const edge = softly([at(-outer, EAVES), at(outer, EAVES), under(outer), under(-outer)], metre * 0.12)
  let dark = ''
  let light = ''
  let cut = ''
  for (let i = 0; i < straws; i++) {
    const u = r(-outer, outer)
    const h = lerp(EAVES, RIDGE, r() ** 1.1)
    const [ax, ay] = at(u, h)
    const [bx, by] = at(u + r(-0.05, 0.05), h - r(0.2, 0.5))
    const stroke = `M${R(ax)} ${R(ay)}l${R(bx - ax)} ${R(by - ay)}`
    if (i % 5 < 3) dark += stroke
    else light += stroke
  }
  for (let i = 0; i < (far(house) ? 0 : straws * 0.4); i++) {
    const [ax, ay] = at(r(-outer, outer), EAVES - THICK * r(0.05, 0.6))
    cut += `M${R(ax)} ${R(ay)}v${R(metre * THICK * r(0.14, 0.3))}`
  }
  // Each course ends in a ragged step that throws a little shadow.
  const teeth = Math.round(outer * (metre > 34 ? 4.4 : metre > 22 ? 2.6 : 1.6))
  const courses = [3.75, 4.6, 5.45, 6.3, 7.1].map((h) => {
    const sag = r(-0.12, 0.12)
    const upper: Point[] = []
    const lower: Point[] = []
    for (let i = 0; i <= teeth; i++) {
      const u = lerp(-outer, outer, i / teeth)
      const ragged = h + sag * Math.cos((i / teeth) * 5) + (i % 2 ? 0.07 : -0.07) + r(-0.05, 0.05)
      upper.push(at(u, ragged))
      lower.push(at(u, ragged - 0.17 - (i % 2 ? 0.12 : 0)))
    }
    return flat([...upper, ...lower.reverse()], R)
  })
  const fill = S.grad(
    stops([0, haze(straw.lit)], [0.3, haze(straw.top)], [0.75, haze(straw.lit)], [1, haze(straw.deep)]),
  )
  const clip = S.clip(slope)
  return (
    path(edge, S.grad(stops([0, haze(straw.cut)], [0.5, haze(straw.lit)], [1, haze(straw.dark)]))) +
    line(cut, haze(straw.deep), width(house, 0.045)) +
    `<g clip-path="${clip}">${
      path(flat([at(-outer, EAVES), at(-outer, RIDGE), at(outer, RIDGE), at(outer, EAVES)]), fill) +
      path(courses.join(''), haze(straw.deep), 'opacity=".5"') +
      line(dark, haze(straw.deep), width(house, 0.05), 'opacity=".6"') +
      line(light, haze('#ead3a0'), width(house, 0.045), 'opacity=".6"')
    }</g>`
  )
}

/** The hood over the window of the loft, and the cut edges beside it. */
export function hood(S: Scene, house: House, side: number) {
  const { see, half, haze, endLit } = house
  const straw = endLit ? STRAW : SHADED
  const brow = side * (half + 0.1)
  const tip = side * (half - 1.9)
  const foot = side * (half - 0.2)
  const wall = side * (half - 0.5)
  const nearVerge = [
    see(brow, HOOD, -out(HOOD)),
    see(foot, SKIRT, -out(SKIRT)),
    see(foot - side * 0.1, SKIRT, 0.5 - out(SKIRT)),
    see(brow - side * 0.1, HOOD - 0.2, 0.5 - out(HOOD)),
  ]
  // On the far side one looks up under the thatch.
  const farVerge = [
    see(brow, HOOD, out(HOOD)),
    see(foot, SKIRT, out(SKIRT)),
    see(wall, SKIRT, out(SKIRT) - 0.4),
    see(wall, HOOD, out(HOOD) - 0.4),
  ]
  const edge = [
    see(brow, HOOD, -out(HOOD)),
    see(brow, HOOD, out(HOOD)),
    see(brow - side * 0.25, HOOD - THICK * 0.9, out(HOOD) - 0.2),
    see(brow - side * 0.25, HOOD - THICK * 0.9, -out(HOOD) + 0.2),
  ]
  const cap = [see(brow, HOOD, -out(HOOD)), see(brow, HOOD, out(HOOD)), see(tip, RIDGE, 0)]
  return (
    path(flat(nearVerge) + flat(farVerge), haze(straw.dark)) +
    path(softly(edge, house.metre * 0.2), haze(straw.cut)) +
    path(softly(cap, house.metre * 0.3), S.grad(stops([0, haze(straw.top)], [1, haze(straw.deep)])))
  )
}

/** Bark over the ridge, held by bamboo and by saddles of bound straw. */
export function ridge(house: House) {
  const { see, half, haze } = house
  const reach = half - 1.75
  const cover = [
    see(-reach, RIDGE + 0.34, 0),
    see(reach, RIDGE + 0.34, 0),
    see(reach + 0.12, RIDGE - 0.5, -out(RIDGE - 0.5) - 0.12),
    see(-reach - 0.12, RIDGE - 0.5, -out(RIDGE - 0.5) - 0.12),
  ]
  const pole = (h: number) => {
    const w = -out(Math.min(h, RIDGE)) - 0.16
    const [[ax, ay], [bx, by]] = [see(-reach - 0.3, h, w), see(reach + 0.3, h, w)]
    return `M${D(ax)} ${D(ay)}L${D(bx)} ${D(by)}`
  }
  const saddles = Math.max(3, Math.round(reach * (far(house) ? 1 : 1.3)))
  let bundles = ''
  for (let i = 0; i <= saddles; i++) {
    const u = lerp(-reach + 0.2, reach - 0.2, i / saddles)
    const [[ax, ay], [bx, by]] = [see(u, RIDGE + 0.44, 0.05), see(u, RIDGE - 0.5, -out(RIDGE - 0.5) - 0.16)]
    bundles += `M${D(ax)} ${D(ay)}L${D(bx)} ${D(by)}`
  }
  return (
    path(softly(cover, house.metre * 0.12), haze('#54423a')) +
    line(pole(RIDGE - 0.3) + pole(RIDGE + 0.2), haze('#a88f5f'), width(house, 0.1)) +
    line(bundles, haze('#7d6248'), width(house, 0.22), 'stroke-linecap="round"') +
    line(bundles, haze('#b0926a'), width(house, 0.07), 'stroke-linecap="round"')
  )
}
