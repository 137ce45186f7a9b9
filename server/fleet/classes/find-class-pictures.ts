import { findNamedPictures } from '#server/media/index.ts'
import type { Database } from '#server/platform/database.ts'
import { refuseFaults } from '../papers/tell-everybody.ts'

/** By their names, or by their paths as the shelf of pictures knows them; each once. */
export async function findClassPictures(db: Database, asked: readonly { name: string; alt: string }[]) {
  const names = asked.map(({ name }) => name)
  const known = await findNamedPictures(db, { names, paths: names })
  const fields: Record<string, string> = {}
  const seen = new Set<string>()
  const found = asked.flatMap(({ name, alt }, index) => {
    const picture = known.find((one) => one.name === name || one.path === name)
    if (!picture) fields[`pictures.${index}.name`] = 'There is no such picture any more.'
    else if (seen.has(picture.name)) fields[`pictures.${index}.name`] = 'This picture is there twice.'
    if (!picture || seen.has(picture.name)) return []
    seen.add(picture.name)
    return { name: picture.name, path: picture.path, alt }
  })
  refuseFaults(fields)
  return found
}
