import { D, g, line, path, type Scene, stops } from '../../parts/index.ts'
import type { Bronze } from './bronze.ts'

const FACE =
  'M-82-550C-88-516-84-474-60-452C-42-436-20-428 0-428C20-428 42-436 60-452C84-474 88-516 82-550Q0-632-82-550z'
const HAIR =
  'M-84-548C-98-600-78-642-46-652C-38-672-18-680 0-680C18-680 38-672 46-652C78-642 98-600 84-548C80-560 74-566 64-569C40-578-40-578-64-569C-74-566-80-560-84-548z'

/** The calm head, eyes lowered, lit from the left. */
export function buddhaHead(S: Scene, c: Bronze) {
  const shells = S.def(`<path id="ID" d="${curlPlaces()}" stroke-linecap="round"/>`)
  return (
    path('M-56-460C-56-440-56-424-60-410Q0-380 60-410C56-424 56-440 56-460z', S.grad(stops([0, c.dark], [1, c.mid]))) +
    line('M-57-424Q0-396 57-424M-58-410Q0-382 58-410', c.deep, 3, 'opacity=".7"') +
    ear(-1, c) +
    ear(1, c) +
    path(FACE, S.grad(stops([0, '#c9dcc3'], [0.35, c.base], [0.7, c.mid], [1, c.dark]), { x2: 1, y2: 0.25 })) +
    path(
      'M8-534C14-508 20-488 22-476C16-466 4-464-2-466Q10-452 22-452C40-440 52-456 62-474C80-500 80-530 76-556Q40-566 14-560z',
      c.dark,
      'opacity=".32"',
    ) +
    path(HAIR, S.grad(stops([0, '#476f6a'], [0.5, '#2f5352'], [1, '#1d3a3c']), { x2: 1, y2: 0.1 })) +
    g(
      `<use href="#${shells}" stroke="#1b3638" stroke-width="11.5"/>` +
        `<use href="#${shells}" stroke="#4f7b72" stroke-width="8"/>` +
        `<use href="#${shells}" stroke="#8fb39e" stroke-width="3.4" transform="translate(-1.6-1.8)"/>`,
      `clip-path="${S.clip(HAIR)}"`,
    ) +
    path(
      'M84-548C98-600 78-642 46-652C38-672 18-680 0-680C20-660 40-610 34-572C44-574 56-572 64-569C74-566 80-560 84-548z',
      c.deep,
      'opacity=".4"',
    ) +
    `<ellipse cx="0" cy="-634" rx="8" ry="6.5" fill="#d9e3cc"/><circle cx="0" cy="-551" r="5" fill="#eef0dc"/>` +
    path(
      'M-82-548C-78-560-72-565-64-567C-40-575 40-575 64-567C72-565 78-560 82-548C70-556 40-564 0-564C-40-564-70-556-82-548z',
      c.deep,
      'opacity=".55"',
    ) +
    features(c) +
    line(
      'M-78-552C-88-516-84-474-62-453M-86-560C-96-604-78-640-48-652C-40-672-20-679 0-680',
      '#fdf0d2',
      3.4,
      'opacity=".8" stroke-linecap="round"',
    )
  )
}

const ear = (k: number, c: Bronze) =>
  path(
    `M${k * 78}-556C${k * 104}-566 ${k * 106}-520 ${k * 98}-488C${k * 94}-462 ${k * 92}-440 ${k * 80}-444C${k * 72}-462 ${k * 78}-500 ${k * 76}-520z`,
    k < 0 ? c.lit : c.mid,
  ) +
  line(
    `M${k * 84}-546C${k * 96}-546 ${k * 96}-516 ${k * 90}-492C${k * 86}-474 ${k * 86}-462 ${k * 84}-456`,
    k < 0 ? c.mid : c.deep,
    4,
    'stroke-linecap="round"',
  )

/** Snail-shell curls in rows that follow the skull. */
function curlPlaces() {
  let curls = ''
  for (let row = 0; row < 10; row++) {
    const y = -561 - row * 9.6
    const hw = 92 - row * row * 0.34
    const n = Math.round(hw / 5.6)
    for (let i = 0; i <= n; i++) {
      const u = ((i + (row % 2) * 0.5) / n) * 2 - 1
      curls += `M${D(u * hw)} ${D(y + u * u * 20)}h0`
    }
  }
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i <= 7 - row; i++) {
      const u = (i / (7 - row)) * 2 - 1
      curls += `M${D(u * (46 - row * 8))} ${D(-652 - row * 9 + u * u * 7)}h0`
    }
  }
  return curls
}

/** Brows, lowered lids, nose, mouth. */
const features = (c: Bronze) =>
  line('M-8-532C-22-548-48-549-66-534M8-532C22-548 48-549 66-534', c.deep, 3.6, 'stroke-linecap="round"') +
  path(
    'M-62-513C-46-523-28-520-14-508C-28-503-46-503-62-513zM62-513C46-523 28-520 14-508C28-503 46-503 62-513z',
    c.dark,
    'opacity=".55"',
  ) +
  line('M-63-513C-48-505-28-503-13-508M63-513C48-505 28-503 13-508', c.deep, 4, 'stroke-linecap="round"') +
  line(
    'M-8-530C-7-510-10-494-17-482C-22-472-12-468-5-470M5-470C12-468 22-472 17-482',
    c.deep,
    3,
    'stroke-linecap="round" opacity=".8"',
  ) +
  path('M-10-472Q0-462 10-472Q0-468-10-472z', c.deep) +
  path('M-24-453C-14-460-6-458 0-456C6-458 14-460 24-453C12-443-12-443-24-453z', '#456e66') +
  line('M-27-453C-14-450-6-452 0-451C6-452 14-450 27-453', c.deep, 3, 'stroke-linecap="round"') +
  line('M-14-438Q0-433 14-438', c.dark, 2.6, 'opacity=".7"')
