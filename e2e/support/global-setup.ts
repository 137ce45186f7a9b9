import path from 'node:path'
import { systemClock } from '#server/platform/clock.ts'
import { startTestCluster } from '#server/testing/database.ts'
import { checkKeptHtml, openHtmlFolder } from './kept-html.ts'
import { startAnnai } from './start-annai.ts'

/** One database server for the run, and on it the product. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster(systemClock)
  try {
    const product = await startAnnai()
    process.env.ANNAI_E2E_PRODUCT = product.url
    process.env.ANNAI_E2E_PRODUCT_DB = product.databaseUrl
    process.env.ANNAI_E2E_PRODUCT_DATA = product.dataDir
    await openHtmlFolder()
    return async () => {
      try {
        await checkKeptHtml(path.join(product.dataDir, 'mail'))
      } finally {
        await product.remove()
        await cluster.stop()
      }
    }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}
