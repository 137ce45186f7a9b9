import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type PublicOpening, readPublicOpening } from '#contract/opening.ts'
import { OpeningSoon } from '#web/house/site/opening-soon.tsx'
import { call } from '#web/platform/api.ts'
import { callContext } from '#web/platform/load-context.ts'

/** It stands without an answer too, and then says no more than that we open. */
export async function loader({ context }: LoaderFunctionArgs) {
  const opening = await context
    .get(callContext)(readPublicOpening)
    .catch(() => null)
  return data({ opening })
}

export async function clientLoader(): Promise<{ opening: PublicOpening | null }> {
  return { opening: await call(readPublicOpening).catch(() => null) }
}

export default function OpeningSoonPage() {
  return <OpeningSoon opening={useLoaderData<typeof clientLoader>().opening} />
}
