import { expect, test } from 'vitest'
import { atOnceWith, codeAtOnce } from './code-at-once.ts'
import { allSiteRoutes } from './site-routes.ts'

test('every page that starts its code at once is an open page of the table of routes, and says why', () => {
  const open = allSiteRoutes.filter(({ access }) => !access.requiresLogin).map(({ path }) => path)
  expect(Object.keys(codeAtOnce).filter((path) => !open.includes(path))).toEqual([])
  expect(Object.values(codeAtOnce).filter((reason) => reason.length < 20)).toEqual([])
})

test('a parameter that starts the code at once is one that the page knows, and the page waits without it', () => {
  for (const [path, parameter] of Object.entries(atOnceWith)) {
    expect(allSiteRoutes.find((route) => route.path === path)?.query, path).toContain(parameter)
    expect(codeAtOnce, path).not.toHaveProperty([path])
  }
})

test('one rendering for all of what a path names shows nothing of it, so that its code starts at once', () => {
  const shells = allSiteRoutes.filter(({ oneShell }) => oneShell).map(({ path }) => path)
  expect(shells.length).toBeGreaterThan(0)
  expect(shells.filter((path) => !(path in codeAtOnce))).toEqual([])
})
