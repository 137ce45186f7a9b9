import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { CrewPage } from '#web/dispatch/crew/day/crew-page.tsx'
import { phoneThemeScript } from '#web/dispatch/crew/day/use-phone-theme.ts'
import { OwnScript } from '#web/platform/own-script.tsx'

/** Only the browser knows the link: one rendering serves all of them, and without signal nothing is asked. */
export const clientLoader = Object.assign(({ params }: ClientLoaderFunctionArgs) => params.token ?? '', {
  hydrate: true as const,
})

const themeScript = import.meta.env.SSR ? phoneThemeScript : ''

export function HydrateFallback() {
  return (
    <>
      {/* It ran as the server wrote it, so the browser's code does not carry it once more. */}
      <OwnScript of={themeScript} />
      <p role="status" className="mx-auto max-w-[480px] px-5 pt-16 font-serif text-d3">
        Opening your day… <span lang="ja">開いています</span>
      </p>
    </>
  )
}

/** The day of one of the crew, behind their own link. */
export default function MyDayPage() {
  const token = useLoaderData<typeof clientLoader>()
  return <CrewPage key={token} token={token} />
}
