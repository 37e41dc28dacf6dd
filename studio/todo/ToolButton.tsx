import { Button } from "@sanity/ui";
import { useWorkspace } from "sanity";
import { useRouter } from "sanity/router";

/** Leads to a tool of this Studio, or a place in it. */
export function ToolButton({ to, text }: { to: string; text: string }) {
  const { basePath } = useWorkspace();
  const router = useRouter();
  const path = `${basePath === "/" ? "" : basePath}/${to}`;
  return (
    <Button
      as="a"
      href={path}
      mode="ghost"
      text={text}
      onClick={(event) => {
        event.preventDefault();
        router.navigateUrl({ path });
      }}
    />
  );
}
