// Written by art/write-print-modules.ts. Do not edit.
import type { Picture } from '#contract/media.ts'

export const goldenGaiRain: Picture = {
  path: 'prints/golden-gai-rain-3ba717d8',
  alt: 'Woodblock-style print: A narrow bar alley in Shinjuku, rain after midnight',
  titleJa: '路地の雨',
  ground: '#584543',
  focus: '50% 62%',
  width: 1600,
  height: 1067,
}
