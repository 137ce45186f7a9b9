import { hex } from './colour.ts'
import { stops } from './lists.ts'
import { D } from './numbers.ts'
import type { Scene } from './scene.ts'
import { at, line, path } from './shapes.ts'

// All face left, stand on y = 0 and measure one unit to the centimetre.
const PAINT = {
  body: '#13151c',
  /** The sky on the shoulder. */
  hi: '#4e5a70',
  glass: '#26303f',
  /** What the glass reflects. */
  glint: '#8fa3b5',
  rim: '#8d949f',
  chrome: '#b9bec6',
  lamp: '#fff3cf',
  tail: '#b5281f',
  /** Lamps lit. */
  on: true,
}
type Paint = typeof PAINT

const FIVE_SPOKES = { spokes: 5, tyre: 0.68, dish: 0.58, reach: 0.6, width: 0.15 }
const TEN_SPOKES = { spokes: 10, tyre: 0.78, dish: 0.71, reach: 0.72, width: 0.07 }

function wheel(x: number, r: number, { rim }: Paint, kind = FIVE_SPOKES) {
  const disc = (radius: number, fill: string) => `<circle cx="${x}" cy="${-r}" r="${radius}" fill="${fill}"/>`
  const spokes = Array.from({ length: kind.spokes }, (_, i) => {
    const a = (i * 6.283) / kind.spokes - 0.3
    return `M${x} ${-r}L${D(x + Math.cos(a) * r * kind.reach)} ${D(-r + Math.sin(a) * r * kind.reach)}`
  })
  return (
    disc(r, '#0e0f14') +
    disc(D(r * kind.tyre), rim) +
    disc(D(r * kind.dish), '#23262e') +
    `<path d="${spokes.join('')}" stroke="${rim}" stroke-width="${D(r * kind.width)}"/>` +
    disc(D(r * 0.14), '#0e0f14')
  )
}

export function alphard(S: Scene, x: number, y: number, s: number, o: Partial<Paint> = {}) {
  const c = { ...PAINT, body: '#12141b', hi: '#4a5468', ...o }
  const body =
    'M8-62C2-74 3-92 10-103C24-112 58-116 82-119C104-140 132-164 158-176C200-187 330-192 428-186C456-183 470-176 478-158C488-140 492-118 493-96L492-52C491-40 484-33 470-31H440A38 38 0 0 0 364-31H138A38 38 0 0 0 62-31H26C16-34 10-44 8-62Z'
  const glass = 'M112-121C128-138 148-156 166-166C200-174 300-178 384-176V-128H268C252-128 244-119 232-119Z'
  const rear = 'M392-176C420-175 446-172 456-166C464-152 470-140 472-128H392Z'
  return at(
    x,
    y,
    s,
    `<ellipse cx="248" cy="0" rx="268" ry="9" fill="#05070c" opacity=".45"/>` +
      path(
        body,
        S.grad(stops([0, c.hi], [0.2, c.body], [0.42, hex(c.body, c.hi, 0.35)], [0.5, c.body], [1, '#07080c'])),
      ) +
      path(glass, S.grad(stops([0, c.glass], [0.55, c.glint], [1, c.glass]), { x2: 0.5 })) +
      path(rear, S.grad(stops([0, c.glint], [0.5, c.glass]), { x2: 0.6 })) +
      (`<path d="M222-119l-4-53M384-176l2 48" stroke="${c.body}" stroke-width="9"/>` +
        `<path d="M300-177v49" stroke="${c.body}" stroke-width="2" opacity=".5"/>`) +
      line('M112-121H232C244-119 252-128 268-128H476', c.chrome, 2.2) +
      line(
        'M226-117L230-40M384-126V-60C384-50 376-40 370-36M126-112C122-90 128-60 140-38',
        '#000',
        1.6,
        'opacity=".75"',
      ) +
      line('M268-116H478', '#000', 2, 'opacity=".6"') +
      line('M20-86C120-94 330-98 488-92', c.hi, 2.6, 'opacity=".55"') +
      line('M142-44H360', c.chrome, 2.4, 'opacity=".8"') +
      `<path d="M236-104h22v4h-22zM206-104h-22v4h22z" fill="${c.chrome}"/>` +
      path('M9-101C22-108 44-111 64-112L58-101C44-96 24-94 8-94Z', c.on ? c.lamp : '#6d7480') +
      path('M6-90L26-88L22-52L9-58Z', c.chrome, 'opacity=".85"') +
      line('M8-84l17 2M8-77l16 2M9-70l14 2M9-63l13 2', '#15171d', 1.6) +
      path('M480-146C486-134 489-120 490-108L481-109C481-122 480-134 477-148Z', c.tail) +
      `<path d="M96-122q-12-3-13 5l12 4z" fill="${c.body}"/>` +
      `<path d="M58-30h84v-12a42 42 0 0 0-84 0zM360-30h84v-12a42 42 0 0 0-84 0zM130-32h240v10H130z" fill="#05060a"/>` +
      wheel(100, 34, c) +
      wheel(402, 34, c),
  )
}

/** The Crown sedan of 2023: long bonnet, fastback, a blade of light over a dark nose, 20-inch wheels. */
export function crown(S: Scene, x: number, y: number, s: number, o: Partial<Paint> = {}) {
  const c = { ...PAINT, tail: '#c22f22', ...o }
  const body =
    'M5-50C3-60 4-72 9-80C15-88 30-92 54-95C94-100 126-103 156-105C184-121 212-135 244-142C274-147.5 316-148 346-143C386-136 428-118 460-107C476-104 487-101 492-95C497-86 498-70 496-54C495-43 488-33 474-31H441A39.5 39.5 0 0 0 362-31H137A39.5 39.5 0 0 0 58-31H24C12-33 6-41 5-50Z'
  return at(
    x,
    y,
    s,
    `<ellipse cx="250" cy="0" rx="264" ry="8" fill="#05070c" opacity=".45"/>` +
      path(
        body,
        S.grad(stops([0, c.hi], [0.26, c.body], [0.46, hex(c.body, c.hi, 0.45)], [0.58, c.body], [1, '#07080c'])),
      ) +
      path('M150-104C182-122 212-136 246-141C280-146 318-146 346-141C382-134 414-120 440-106L428-102H170Z', '#0a0c12') +
      path(
        'M180-104C202-118 228-131 254-136C268-138.5 282-139 291-139V-103Z',
        S.grad(stops([0, c.glass], [0.6, c.glint], [1, c.glass]), { x2: 0.6 }),
      ) +
      path(
        'M300-139C324-139.5 344-137.5 362-132L368-102.5H300Z',
        S.grad(stops([0, c.glint], [0.7, c.glass]), { x2: 0.6 }),
      ) +
      path('M372-129C392-122 408-113 420-103.5L377-102.5Z', c.glass) +
      line('M168-102.5H376C400-102 420-102 438-104', c.chrome, 1.6) +
      line(
        'M296-139C297-110 296-70 292-42M170-100C160-80 164-56 172-38M382-100C386-80 376-58 368-46',
        '#000',
        1.5,
        'opacity=".7"',
      ) +
      line('M12-78C110-90 250-90 352-84C410-80 452-90 492-92', c.hi, 2.2, 'opacity=".7"') +
      line('M150-54C230-60 300-60 356-56', c.hi, 1.6, 'opacity=".35"') +
      line('M138-37H360', c.chrome, 1.6, 'opacity=".55"') +
      `<path d="M268-84h20v2.6h-20zM356-83h16v2.6h-16z" fill="${c.chrome}" opacity=".8"/>` +
      path('M7-68L30-71L37-50L30-38L8-44Z', '#06070b') +
      line('M8-62l24-3M8-56l26-3M9-50l25-3', c.hi, 1, 'opacity=".7"') +
      path('M9-83C24-90 46-92.5 76-94L72-90.5C48-89 26-86 9-79Z', c.on ? c.lamp : '#aab1ba') +
      path('M10-77L34-81L44-79L28-75L10-72Z', c.on ? c.lamp : '#6d7480', 'opacity=".75"') +
      path('M448-104.5C470-101 484-98 492-93L494.5-86C478-92 462-96 444-99Z', c.tail) +
      (`<path d="M165-103q-12-5-17 2l13 6z" fill="${c.body}"/>` +
        `<path d="M56-30h83v-8a41 41 0 0 0-83 0zM360-30h83v-8a41 41 0 0 0-83 0zM134-31h232v9H134z" fill="#05060a"/>`) +
      wheel(97.5, 35, c, TEN_SPOKES) +
      wheel(401.5, 35, c, TEN_SPOKES),
  )
}

export function hiace(S: Scene, x: number, y: number, s: number, o: Partial<Paint> = {}) {
  const c = { ...PAINT, ...o }
  const body =
    'M10-58C6-80 12-104 30-118C44-142 66-176 88-196C100-206 116-211 140-212C260-218 390-218 480-212C494-210 500-200 502-184L506-60C506-42 498-33 482-31H452A38 38 0 0 0 376-31H150A38 38 0 0 0 74-31H28C18-34 12-44 10-58Z'
  return at(
    x,
    y,
    s,
    `<ellipse cx="256" cy="0" rx="272" ry="9" fill="#05070c" opacity=".4"/>` +
      path(
        body,
        S.grad(stops([0, c.hi], [0.2, c.body], [0.42, hex(c.body, c.hi, 0.35)], [0.52, c.body], [1, '#07080c'])),
      ) +
      path(
        'M56-126C70-150 86-172 98-180C110-186 124-188 150-188V-126Z',
        S.grad(stops([0, c.glass], [0.6, c.glint], [1, c.glass]), { x2: 0.6 }),
      ) +
      path(
        'M160-188C240-192 330-192 480-188L486-126H160Z',
        S.grad(stops([0, c.glass], [0.3, c.glint], [0.6, c.glass], [0.9, c.glint]), { x2: 1 }),
      ) +
      `<path d="M262-192v66M372-192v66" stroke="${c.body}" stroke-width="7"/>` +
      line('M154-190V-40M262-124V-44M372-124V-60', '#000', 1.6, 'opacity=".7"') +
      line('M20-92C160-98 360-98 500-94', c.hi, 2.4, 'opacity=".55"') +
      line('M154-46H372', c.chrome, 2, 'opacity=".7"') +
      `<path d="M272-108h20v4h-20zM128-108h20v4h-20z" fill="${c.chrome}"/>` +
      path('M18-104C28-110 42-112 50-112L46-84C34-84 22-86 14-88Z', c.lamp) +
      path('M492-176h9l3 66h-12z', c.tail) +
      `<path d="M62-30h100v-10a50 42 0 0 0-100 0zM364-30h100v-10a50 42 0 0 0-100 0zM150-32h226v10H150z" fill="#05060a"/>` +
      wheel(112, 34, c) +
      wheel(414, 34, c),
  )
}
