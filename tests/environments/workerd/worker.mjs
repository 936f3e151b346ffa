// Answers with a picture of the position after the record in the request: GET /?record=…
import { ArimaaError, Game } from "ansa/rules";
import { toSVG } from "ansa/svg";

export default {
  async fetch(request) {
    try {
      const game = Game.fromRecord(new URL(request.url).searchParams.get("record") ?? "");
      return new Response(toSVG(game), { headers: { "content-type": "image/svg+xml" } });
    } catch (error) {
      if (!(error instanceof ArimaaError)) throw error;
      return new Response(error.message, { status: 400 });
    }
  },
};
