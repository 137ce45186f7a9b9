import { at, limb, line, nth, type Point, path, points, poly, R, rng, table } from '../../parts/index.ts'

const WOOD = ['#d9a870', '#c08a56', '#e6bf8c']

/** Split logs in rows, seen from their ends. */
export function woodpile() {
  const r = rng(15)
  const ends = WOOD.map(() => '')
  let cracks = ''
  for (let j = 0; j < 6; j++) {
    for (let i = 0; i < 10; i++) {
      const x = 6 + i * 39 + (j % 2) * 18 + r(-4, 4)
      const y = 976 - j * 33
      const k = r(17, 21)
      const t = r(0, 6.28)
      const n = 3 + Math.floor(r(0, 2.4))
      if (j === 5 && (i > 6 || i === 2)) continue
      ends[Math.floor(r(0, 3))] += poly(
        Array.from({ length: n }, (_, q): Point => {
          const angle = t + (q * 6.28) / n
          return [x + Math.cos(angle) * k * 1.12, y + Math.sin(angle) * k]
        }),
      )
      cracks += `M${R(x - k * 0.4)} ${R(y + k * 0.1)}q${R(k * 0.4)} ${R(-k * 0.5)} ${R(k * 0.8)} 0`
    }
  }
  return (
    path('M-20 1000V806Q200 796 280 812L300 836H404V1000z', '#2a1c18') +
    ends.map((d, i) => path(d, nth(WOOD, i))).join('') +
    line(cracks, '#94653e', 2)
  )
}

/** A jar with glaze run down its shoulder. */
export const pot = (x: number, y: number, k: number, glaze: string, body: string) =>
  at(
    x,
    y,
    k,
    path('M-26-104H26L30-94C64-82 74-40 46-6Q0 8-46-6C-74-40-64-82-30-94z', body) +
      path('M-26-104H26L30-94C64-82 72-56 64-40Q40-56 20-30Q0-50-22-34Q-44-60-66-44C-66-70-56-84-30-94z', glaze) +
      '<ellipse cx="0" cy="-104" rx="26" ry="6" fill="#1d1614"/>' +
      line('M-44-84C-60-66-60-40-46-20', '#fff0d0', 5, 'opacity=".4" stroke-linecap="round"'),
  )

export const bowl = (x: number, y: number, k: number, glaze: string) =>
  at(
    x,
    y,
    k,
    path('M-46-46C-44-16-24 0-16 0H16C24 0 44-16 46-46z', glaze) +
      '<ellipse cx="0" cy="-46" rx="46" ry="10" fill="#3a2a24"/>',
  )

/** The potter with an armful of wood, seen from the side, face turned to the fire: 300 units high, walking left. */
export function potter() {
  const wood = table([-176, '#c2925c'], [-190, '#d9a870'], [-204, '#b9844e'], [-217, '#e6bc86'], [-229, '#c99a62'])
  return (
    path('M34-150C36-110 44-60 70-14L80-2L56 4L46-8C22-46 8-84 0-120z', '#23253a') +
    path('M-26-150C-30-100-40-50-44-10L-62-2Q-60 6-52 5L-22 3L-20-8C-8-50 4-96 14-136z', '#2f3350') +
    path('M-32-136C-36-180-30-228-4-248H22C40-240 46-190 40-136Q4-122-32-136z', '#3f6390') +
    path('M10-246C36-240 46-190 40-136Q28-130 14-130C26-170 24-214 10-246z', '#2c4870') +
    path('M-33-146Q4-130 40-146L42-118Q4-104-34-122z', '#e6dcc4') +
    path('M-18-256C-20-272-18-286-14-292L14-290C22-280 20-262 14-250L-4-246z', '#b57f5c') +
    path('M-20-278C-20-300-2-310 12-305C26-300 28-284 22-272C18-280 14-284 8-285C-2-284-12-282-20-278z', '#f0ead8') +
    path('M16-284l20 6l-4 8l-16-6z', '#f0ead8') +
    line('M-20-279C-12-283-2-286 8-286', '#a8402c', 6) +
    wood
      .map(([y, c], i) => line(`M-112 ${y + 4 - i}L${34 - i * 4} ${y + 14}`, c, 14, 'stroke-linecap="round"'))
      .join('') +
    limb(points([16, -232], [22, -196], [-6, -178], [-50, -176]), 30, 18, '#35568a') +
    limb(points([-34, -176], [-58, -174], [-80, -180]), 19, 15, '#c08a66') +
    line(
      'M-32-140C-36-180-30-228-6-247M-44-14C-40-50-30-100-27-144M-20-262C-20-276-18-286-16-292',
      '#ffb868',
      4,
      'stroke-linecap="round" opacity=".9"',
    )
  )
}
