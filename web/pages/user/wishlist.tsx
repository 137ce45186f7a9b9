import { useLoaderData } from 'react-router'
import { readWishlist } from '#contract/wishlist.ts'
import { joinAccount } from '#web/catalogue/site/cards/account-wishes.ts'
import { SavedList } from '#web/catalogue/site/cards/saved/saved-list.tsx'
import { SavedLoading } from '#web/catalogue/site/cards/saved/saved-loading.tsx'
import { call } from '#web/platform/api.ts'
import { readForPage } from '#web/platform/read-for-page.ts'
import { ReadGate } from '#web/ui/read-gate.tsx'

/** What the device kept joins first, so that nothing saved before is missing here. */
async function readAll() {
  await joinAccount().catch(() => undefined)
  return call(readWishlist)
}

async function load() {
  return { list: await readForPage(readAll) }
}

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function SavedPage() {
  const { list } = useLoaderData<typeof clientLoader>()
  return (
    <ReadGate
      of={list}
      title="Saved"
      loading={<SavedLoading label="What you saved is loading" />}
      failure="What you saved did not load"
    >
      {(here) => <SavedList list={here} />}
    </ReadGate>
  )
}
