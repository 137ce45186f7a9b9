import { createContext, useContext } from 'react'
import type { Picture } from '#contract/media.ts'
import { pictureWidths } from '#contract/picture-widths.ts'

/** Where pictures are served from; the root of the page knows. */
export const ImageBase = createContext('/uploads/')

export interface PictureAddresses {
  avif: string
  webp: string
  /** For whoever reads no srcset. */
  src: string
}

export function addressesOf({ path }: Pick<Picture, 'path'>, imageBase: string): PictureAddresses {
  const set = (type: string) =>
    pictureWidths.map((width) => `${imageBase}${path}-${width}.${type} ${width}w`).join(', ')
  return { avif: set('avif'), webp: set('webp'), src: `${imageBase}${path}-${pictureWidths[1]}.webp` }
}

export const usePictureAddresses = (picture: Pick<Picture, 'path'>) => addressesOf(picture, useContext(ImageBase))
