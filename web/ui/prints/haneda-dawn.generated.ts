// Written by art/write-print-modules.ts. Do not edit.
import type { Picture } from '#contract/media.ts'

export const hanedaDawn: Picture = {
  path: 'prints/haneda-dawn-a4ce8c61',
  alt: 'Woodblock-style print: Haneda at dawn: the chauffeur waits in the arrivals hall with a name board',
  titleJa: '羽田の朝',
  ground: '#7f7476',
  focus: '52% 62%',
  width: 1600,
  height: 1067,
}
