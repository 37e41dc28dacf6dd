/** A form to search the site with, that works without JavaScript. */
export function SearchForm({ query = "" }: { query?: string }) {
  return (
    <form action="/recherche" role="search" className="search">
      <label htmlFor="recherche">Rechercher sur le site</label>
      <input
        id="recherche"
        name="q"
        type="search"
        defaultValue={query}
        required
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit" className="button">
        Rechercher
      </button>
    </form>
  );
}
