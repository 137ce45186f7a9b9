import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { projectDir } from '#server/platform/project-dir.ts'

export type Style = 'regular' | 'bold' | 'title' | 'mincho'

export interface Face {
  name: string
  font: Font
  characters: ReadonlySet<number>
}

/** For each style the faces that may set a character, the wanted one first. */
export type Faces = Readonly<Record<Style, readonly Face[]>>

const packages = createRequire(import.meta.url)
const shipped = (name: string) => `${projectDir}server/vouchers/faces/${name}.ttf`

const files = {
  sans: () => packages.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
  sansBold: () => packages.resolve('@expo-google-fonts/instrument-sans/700Bold/InstrumentSans_700Bold.ttf'),
  /** Made to be read by everybody; names of hotels, plates, and whatever letters a guest's name may have. */
  gothic: () => packages.resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf'),
  serif: () => shipped('newsreader-display'),
  serifExt: () => shipped('newsreader-display-ext'),
  mincho: () => shipped('shippori-mincho-dates'),
}

let loading: Promise<Faces> | undefined

/** Read once and kept; a failure is not. */
export function loadFaces(): Promise<Faces> {
  loading ??= readFaces().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function readFaces(): Promise<Faces> {
  const { create } = await import('fontkit')
  const read = async (name: keyof typeof files): Promise<Face> => {
    const font = create(await readFile(files[name]()))
    if (!('characterSet' in font)) throw new Error(`The face ${name} is a collection of several.`)
    // A glyph keeps the letter that it was first asked for by. A colon asks for the two points it is made of by no
    // letter, and points would be read as nothing in every later paper: so each is asked for by its own first.
    for (const character of font.characterSet) font.glyphForCodePoint(character)
    return { name, font, characters: new Set(font.characterSet) }
  }
  const gothic = await read('gothic')
  const sans = await read('sans')
  return {
    regular: [sans, gothic],
    bold: [await read('sansBold'), gothic],
    title: [await read('serif'), await read('serifExt'), sans, gothic],
    mincho: [await read('mincho'), gothic],
  }
}
