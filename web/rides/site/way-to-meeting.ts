import type { RideMeeting, Terminal } from '#contract/rides.ts'

/** The way from the aeroplane to us, in short sentences that are read while walking. */
export const wayToMeeting = (terminal: Terminal, meeting: RideMeeting, board: string): string[] =>
  meeting === 'board'
    ? terminal.directions.map((sentence) => sentence.replaceAll('{name}', board ? `“${board}”` : 'your name'))
    : [
        'Take your bags and come out of arrivals.',
        `Go to: ${terminal.kerbPoint}.`,
        'Ring us, and the car comes: the number is on your voucher.',
      ]
