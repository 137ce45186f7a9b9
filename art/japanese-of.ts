import fs from 'node:fs/promises'

const japanese = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/g

/** Every Japanese character in our pages and in the titles of all prints, each once, in order. */
export async function japaneseOf(project: URL): Promise<string> {
  const texts: string[] = []
  const places = [
    { folder: 'web/', ending: /\.tsx?$/ },
    { folder: 'art/kit/', ending: /^scenes.*\.mjs$/ },
  ]
  for (const { folder, ending } of places) {
    const dir = new URL(folder, project)
    for (const name of await fs.readdir(dir, { recursive: true })) {
      if (ending.test(name)) texts.push(await fs.readFile(new URL(name.split('\\').join('/'), dir), 'utf8'))
    }
  }
  return [...new Set(texts.join('').match(japanese))].sort().join('')
}
