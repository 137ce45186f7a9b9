import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Brand } from '#web/ui/seal.tsx'

/** The last resort: a page that could not be drawn. As plain as possible, since little can be relied on here. */
export function RootFailure() {
  const error = useRouteError()
  const notFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center p-5 outline-none">
      <div className="max-w-[46ch]">
        <Brand />
        <h1 className="mt-8 font-serif text-d2">
          {notFound ? 'This path is closed for the winter' : 'This page did not open'}
        </h1>
        <p className="mt-4 font-serif text-lead text-ink-2">
          {notFound
            ? 'There is no page at this address. Perhaps the link is old, or a letter went missing.'
            : 'The fault is on our side, and nothing you entered elsewhere is lost. Please try again in a moment.'}
        </p>
        <p className="mt-6 flex gap-6">
          {!notFound && (
            <button type="button" onClick={() => location.reload()} className="link">
              Try again
            </button>
          )}
          <a href="/" className="link">
            Go to the front page
          </a>
        </p>
      </div>
    </main>
  )
}
