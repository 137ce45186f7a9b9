import { InsertQueryNode, type KyselyPlugin, type RootOperationNode, SelectQueryNode } from 'kysely'

/** For controls of races: nobody waits for a person or a car, and all have written before any goes on. */
export function withoutRowLocks(all: number): KyselyPlugin {
  const writes = new WeakSet<object>()
  const { promise: allHaveWritten, resolve } = Promise.withResolvers<void>()
  let written = 0
  return {
    transformQuery({ node, queryId }): RootOperationNode {
      if (InsertQueryNode.is(node) && JSON.stringify(node.into).includes('"assignments"')) writes.add(queryId)
      if (!SelectQueryNode.is(node) || !JSON.stringify(node.from).includes('"resources"')) return node
      const { endModifiers: _, ...unlocked } = node
      return Object.freeze(unlocked)
    },
    async transformResult({ result, queryId }) {
      if (writes.has(queryId)) {
        written += 1
        if (written === all) resolve()
        await allHaveWritten
      }
      return result
    },
  }
}
