/** A clock that stands still until a test moves it. */
export class TestClock {
  #now = new Date('2026-11-15T01:30:00Z')
  now = () => this.#now
  advance(milliseconds: number) {
    this.#now = new Date(this.#now.getTime() + milliseconds)
  }
}
