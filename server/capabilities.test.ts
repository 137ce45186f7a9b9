import { expect, test } from 'vitest'
import { capabilities as names } from '#core/capabilities.ts'
import { demoSeeds, inOrder, recurring, tasks } from './capabilities.ts'

test('every capability starts under its own name, in the order in which they may call each other', () => {
  expect(inOrder.map(({ name }) => name)).toEqual(names)
})

test('no task is named twice, and whatever runs by itself is a task of its capability', () => {
  const names = inOrder.flatMap((one) => Object.keys(one.recurring ?? {}).map((task) => ({ task, of: one.name })))
  expect(names.filter(({ task, of }) => !task.startsWith(`${of}.`))).toEqual([])
  expect(Object.keys(recurring).filter((task) => !tasks[task])).toEqual([])
  expect(names).toHaveLength(Object.keys(recurring).length)
})

test('demo data are laid by each seed once', () => {
  expect(new Set(demoSeeds).size).toBe(demoSeeds.length)
})
