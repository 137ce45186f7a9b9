import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Scene } from './parts/index.ts'
import { altOf, endings, fileName, printsDir, readPrints, versionOf } from './prints-on-file.ts'
import { allScenes } from './scenes/index.ts'

const scenes = allScenes()
const prints = readPrints()
const namesOf = (list: { name: string }[]) => list.map(({ name }) => name).sort()
const twice = (list: string[]) => list.filter((entry, index) => list.indexOf(entry) !== index)

/** The prints that are no longer what their scene draws. */
function outdated(drawn: Scene[]): string[] {
  const versions = new Map(prints.map(({ name, version }) => [name, version]))
  return drawn.filter((scene) => versions.get(scene.id) !== versionOf(scene)).map((scene) => scene.id)
}

test('every print on file is drawn from its scene as it stands', () => {
  expect(outdated(scenes)).toEqual([])
})

test('a scene that draws anything else is noticed, and so is another focus', () => {
  const [scene] = scenes
  if (!scene) throw new Error('There are no scenes.')
  const again = () => allScenes().filter(({ id }) => id === scene.id)
  expect(outdated(again())).toEqual([])
  expect(outdated(again().map((same) => same.add('<circle r="1"/>')))).toEqual([scene.id])
  const focused = (pos: string) => new Scene('plain', 'Plain', { ja: '無地', pos })
  expect(versionOf(focused('50% 50%'))).not.toBe(versionOf(focused('50% 60%')))
})

test('every scene has its print and every print its scene', () => {
  expect(namesOf(prints)).toEqual(scenes.map(({ id }) => id).sort())
})

test('the facts on file are those of the scene', () => {
  const facts = new Map(scenes.map((scene) => [scene.id, scene]))
  for (const { name, alt, titleJa, focus } of prints) {
    const scene = facts.get(name)
    expect({ name, alt, titleJa, focus }).toEqual({
      name,
      alt: scene && altOf(scene),
      titleJa: scene?.options.ja,
      focus: scene?.options.pos,
    })
  }
})

test('every size of every print is there, and nothing else', () => {
  const wanted = prints.flatMap((print) => endings.map((ending) => fileName(print, ending)))
  expect(wanted.filter((file) => !existsSync(new URL(file, printsDir)))).toEqual([])
  expect(readdirSync(printsDir).filter((file) => file !== 'prints.json' && !wanted.includes(file))).toEqual([])
})

test('no two prints share a name or say the same', () => {
  expect(twice(prints.map(({ name }) => name))).toEqual([])
  expect(twice(prints.map(({ alt }) => alt))).toEqual([])
})
