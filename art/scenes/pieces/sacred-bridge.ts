import {
  hex,
  lerp,
  line,
  type PersonKind,
  type PersonOptions,
  type Point,
  path,
  person,
  persp,
  points,
  R,
  rect,
  type Scene,
  spline,
  stones,
  stops,
  wagasa,
} from '../../parts/index.ts'
import type { Palette } from '../palettes/nikko-bridge.ts'

const onArc = (k: number): Point => {
  const x = lerp(120, 1500, k)
  const y = 640 - k * 130 - Math.sin(k * Math.PI) * 96
  return [x, y]
}
const arc = (dy: number, n = 30) =>
  Array.from({ length: n + 1 }, (_, i): Point => {
    const [x, y] = onArc(i / n)
    return [x, y + dy]
  })
const band = (d0: number, d1: number) =>
  spline(arc(d0)) +
  'L' +
  arc(d1)
    .reverse()
    .map((p) => `${R(p[0])} ${R(p[1])}`)
    .join('L') +
  'z'
const bp = (k: number, h: number, kind: PersonKind, c: PersonOptions) => {
  const [x, y] = onArc(k)
  return person(x, y + 2, h, kind, { skin: '#cf9f80', ...c })
}

/** The vermilion bridge of Nikko: one clean arc rising to the right, seen from the bank below. */
export function drawSacredBridge(S: Scene, P: Palette) {
  drawAbutments(S, P)
  drawPiers(S, P)
  drawDeck(S, P)
  drawCrossing(S, P)
}

/** The rock that carries it on either bank. */
function drawAbutments(S: Scene, P: Palette) {
  S.add(
    S.cut(
      path('M60 700L150 620H320L290 780H40z', P.rock),
      path('M1360 690L1400 520H1640V760z', P.rock),
      stones(6, persp([150, 640], [310, 640], [290, 780], [60, 760]), 6, 4, [P.rockL, hex(P.rockL, P.rock, 0.5)]),
      stones(7, persp([1390, 540], [1640, 530], [1640, 760], [1370, 690]), 8, 5, [P.rockL, hex(P.rockL, P.rock, 0.5)]),
    ),
  )
}

/** Stone piers with crossbeams. */
function drawPiers(S: Scene, P: Palette) {
  for (const [k, h] of points([0.27, 190], [0.73, 250])) {
    const [x, y] = onArc(k)
    S.add(
      S.cut(
        path(`M${R(x - 36)} ${R(y + 20)}h16l6 ${h}h-24zM${R(x + 22)} ${R(y + 20)}h16l6 ${h}h-24z`, P.rock),
        rect(x - 44, y + 66, 96, 14, P.rockL),
        rect(x - 44, y + h * 0.62, 96, 12, P.rockL),
      ),
    )
  }
}

/** The deck with its rail and bronze caps. */
function drawDeck(S: Scene, P: Palette) {
  let rail = ''
  let giboshi = ''
  for (let i = 0; i <= 44; i++) {
    const p = onArc(i / 44)
    rail += `M${R(p[0])} ${R(p[1])}V${R(p[1] - 66)}`
    if (i % 6 === 1) {
      giboshi +=
        path(`M${R(p[0] - 7)} ${R(p[1] + 4)}V${R(p[1] - 84)}h14V${R(p[1] + 4)}z`, P.red) +
        path(`M${R(p[0] - 8)} ${R(p[1] - 82)}q-4-12 8-24q12 12 8 24z`, '#22262c') +
        (P.cap ? path(`M${R(p[0] - 7)} ${R(p[1] - 98)}q7-12 14 0z`, P.cap) : '')
    }
  }
  S.add(
    S.cut(
      path(band(14, 44), S.grad(stops([0, P.redD], [1, hex(P.redD, '#1a1418', 0.5)]))),
      path(band(0, 20), P.red),
      line(rail, P.redD, 4),
      path(band(-66, -58), P.red),
      path(band(-40, -34), P.red),
      P.cap ? path(band(-72, -64), P.cap) : '',
      giboshi,
    ),
  )
}

/** Two who cross it; the near rail passes before them. */
function drawCrossing(S: Scene, P: Palette) {
  S.add(
    S.cut(
      bp(0.46, 128, 'kimono', {
        a: '#3f4f7a',
        b: '#33416a',
        acc: '#dba845',
        over: wagasa(P.cap ? '#e8c560' : '#f0e6cf', '#a5822f'),
      }),
      bp(0.53, 132, 'coat', { a: '#2a3040', b: '#1d222e' }),
    ),
    S.cut(
      line(
        arc(0)
          .filter((_, i) => i > 11 && i < 19)
          .map((p) => `M${R(p[0])} ${R(p[1])}V${R(p[1] - 62)}`)
          .join(''),
        P.red,
        4,
      ),
      path(
        spline(arc(-66).slice(11, 19)) +
          'L' +
          arc(-58)
            .slice(11, 19)
            .reverse()
            .map((p) => `${R(p[0])} ${R(p[1])}`)
            .join('L') +
          'z',
        P.red,
      ),
    ),
  )
}
