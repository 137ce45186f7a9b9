// Written by art/write-print-modules.ts. Do not edit.
import type { Picture } from '#contract/media.ts'

export const hotelLobby: Picture = {
  path: 'prints/hotel-lobby-c95f87ab',
  alt: 'Woodblock-style print: Looking down into a hotel lobby in Tokyo: luggage on a brass cart, morning light on stone',
  titleJa: '到着',
  ground: '#817466',
  focus: '52% 55%',
  width: 1600,
  height: 1067,
}
