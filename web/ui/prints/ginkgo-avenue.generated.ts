// Written by art/write-print-modules.ts. Do not edit.
import type { Picture } from '#contract/media.ts'

export const ginkgoAvenue: Picture = {
  path: 'prints/ginkgo-avenue-4c75fa08',
  alt: 'Woodblock-style print: The ginkgo avenue of Meiji Jingu Gaien in late November',
  titleJa: '外苑の秋',
  ground: '#ab9666',
  focus: '50% 75%',
  width: 1600,
  height: 1067,
}
