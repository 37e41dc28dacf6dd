import { CopyIcon } from "@sanity/icons/Copy";
import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { Button, Flex } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";

import { quoted, replyAddress } from "./reply.ts";
import type { Request } from "./request.ts";

/** Answers with the mail program; what does not fit there may be copied. */
export function ReplyButton({ request }: { request: Request }) {
  const toast = useToast();
  async function copy() {
    try {
      await navigator.clipboard.writeText(quoted(request.message));
      toast.push({ status: "success", title: "Message copié, prêt à citer" });
    } catch (error) {
      console.error(error);
      toast.push({
        status: "error",
        title: "Le navigateur refuse de copier",
        description: "Sélectionnez le message, et copiez-le vous-même.",
      });
    }
  }
  return (
    <Flex gap={2}>
      <Button as="a" href={replyAddress(request)} tone="primary" icon={EnvelopeIcon} text="Répondre" />
      <Button
        mode="bleed"
        icon={CopyIcon}
        aria-label="Copier le message pour le citer"
        title="Copier le message pour le citer"
        onClick={() => void copy()}
      />
    </Flex>
  );
}
