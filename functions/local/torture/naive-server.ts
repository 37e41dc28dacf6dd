import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import nodemailer from "nodemailer";
import pg from "pg";
import type { Contact } from "../../supabase/functions/_shared/contact.ts";

// What the common template does: one call inserts, another sends, a failed e-mail is logged and forgotten.
const { DATABASE_URL, SMTP_PORT, PORT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, connectionTimeoutMillis: 5_000 });
pool.on("error", () => {});
const transport = nodemailer.createTransport({ host: "127.0.0.1", port: Number(SMTP_PORT) });

createServer(async (request, response) => {
  const contact = (await json(request)) as Contact;
  try {
    if (request.url === "/insert") {
      await pool.query("insert into naive_requests (email, message) values ($1, $2)", [
        contact.email,
        contact.message,
      ]);
    } else {
      const mail = { from: "site@example.be", subject: "Contact", text: contact.message };
      await transport.sendMail({ ...mail, to: "ecole@example.be", replyTo: contact.email });
      await transport.sendMail({ ...mail, to: contact.email });
    }
    response.writeHead(201).end();
  } catch (error) {
    console.error((error as Error).message);
    response.writeHead(500).end();
  }
}).listen(Number(PORT), "127.0.0.1");
