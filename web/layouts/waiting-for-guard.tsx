import { Brand } from '#web/ui/seal.tsx'

/** All that the server sends of a page behind a sign-in, and all that is drawn until the guard has spoken. */
export function WaitingForGuard() {
  return (
    <main id="main" tabIndex={-1} aria-busy="true" className="grid min-h-dvh place-items-center outline-none">
      <div className="grid justify-items-center gap-2">
        <Brand />
        <h1 className="text-ink-2">One moment</h1>
      </div>
    </main>
  )
}
