import fs from 'node:fs/promises'

const japanese = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/g

/**
 * Where the face is used: on pages, and for the titles of all prints. Names of places are set in the system's own, and
 * so is what the crew reads, whole sentences on telephones that have Japanese of their own, and what the office enters:
 * examples in fields, and names.
 */
const places = ['web/', 'art/scenes/']
const inSystemFace =
  /^(dispatch\/(crew|office\/sheets)\/|(fleet|pricing)\/office\/|house\/office\/settings\/sheet-words|pages\/my-day|ui\/tokyo-clock)/
const isRead = (name: string) =>
  /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name) && !inSystemFace.test(name.split('\\').join('/'))

/** Every Japanese character in the code of these places, each once, in order. */
export async function japaneseOf(project: URL): Promise<string> {
  const texts: string[] = []
  for (const place of places) {
    const folder = new URL(place, project)
    for (const name of await fs.readdir(folder, { recursive: true })) {
      if (isRead(name)) texts.push(await fs.readFile(new URL(name.split('\\').join('/'), folder), 'utf8'))
    }
  }
  return [...new Set(texts.join('').match(japanese))].sort().join('')
}
