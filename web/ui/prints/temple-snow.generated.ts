// Written by art/render-prints.mjs. Do not edit.
import avif480 from '../../assets/prints/temple-snow-480.avif?url'
import avif800 from '../../assets/prints/temple-snow-800.avif?url'
import avif1200 from '../../assets/prints/temple-snow-1200.avif?url'
import avif1600 from '../../assets/prints/temple-snow-1600.avif?url'
import webp480 from '../../assets/prints/temple-snow-480.webp?url'
import webp800 from '../../assets/prints/temple-snow-800.webp?url'
import webp1200 from '../../assets/prints/temple-snow-1200.webp?url'
import webp1600 from '../../assets/prints/temple-snow-1600.webp?url'
import type { PrintFacts } from '../print-facts.ts'

export const templeSnow: PrintFacts = {
  name: 'temple-snow',
  alt: 'Woodblock-style print: Snow on the great gate of Zojo-ji, Tokyo Tower beyond',
  title: '増上寺の雪',
  ground: 'bg-[#8f939b]',
  focus: 'object-[45%_60%]',
  width: 1600,
  height: 1067,
  avif: `${avif480} 480w, ${avif800} 800w, ${avif1200} 1200w, ${avif1600} 1600w`,
  webp: `${webp480} 480w, ${webp800} 800w, ${webp1200} 1200w, ${webp1600} 1600w`,
  src: webp800,
}
