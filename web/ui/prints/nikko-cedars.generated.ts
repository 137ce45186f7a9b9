// Written by art/write-print-modules.ts. Do not edit.
import type { Picture } from '#contract/media.ts'

export const nikkoCedars: Picture = {
  path: 'prints/nikko-cedars-ad849ab7',
  alt: 'Woodblock-style print: Morning light among the cedars of Nikko',
  titleJa: '日光の杉',
  ground: '#6c715a',
  focus: '50% 62%',
  width: 1600,
  height: 1067,
}
