import { sessionStore } from '#web/platform/session.ts'

/** Whoever signs in, on whatever page, takes along what was saved and gathered on the device. Visitors load nothing for it. */
export const takeAlong = () =>
  sessionStore.subscribe(({ session }, before) => {
    if (!session || session.token === before.session?.token) return
    import('./join-at-sign-in.ts').then(
      ({ joinAll }) => joinAll(),
      () => undefined,
    )
  })
